import Newspaper from 'lucide-react/icons/newspaper'

export default Newspaper
