import MessagesSquare from 'lucide-react/icons/messages-square'

export default MessagesSquare
