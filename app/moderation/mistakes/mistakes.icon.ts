import Flag from 'lucide-react/icons/flag'

export default Flag
