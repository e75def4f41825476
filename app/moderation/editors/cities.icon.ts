import MapPin from 'lucide-react/icons/map-pin'

export default MapPin
