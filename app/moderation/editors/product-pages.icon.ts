import FileText from 'lucide-react/icons/file-text'

export default FileText
