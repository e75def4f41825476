import Milestone from 'lucide-react/icons/milestone'

export default Milestone
