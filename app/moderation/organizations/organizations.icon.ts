import Network from 'lucide-react/icons/network'

export default Network
