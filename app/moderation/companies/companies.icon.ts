import Building2 from 'lucide-react/icons/building-2'

export default Building2
