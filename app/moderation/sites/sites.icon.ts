import PanelsTopLeft from 'lucide-react/icons/panels-top-left'

export default PanelsTopLeft
