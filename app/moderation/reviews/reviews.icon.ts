import MessageSquareText from 'lucide-react/icons/message-square-text'

export default MessageSquareText
