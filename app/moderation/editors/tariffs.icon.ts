import Receipt from 'lucide-react/icons/receipt'

export default Receipt
