import Inbox from 'lucide-react/icons/inbox'

export default Inbox
