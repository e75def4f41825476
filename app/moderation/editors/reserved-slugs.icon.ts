import Lock from 'lucide-react/icons/lock'

export default Lock
