import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'

export default MessageCircleQuestionMark
