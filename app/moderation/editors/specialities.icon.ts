import Stethoscope from 'lucide-react/icons/stethoscope'

export default Stethoscope
