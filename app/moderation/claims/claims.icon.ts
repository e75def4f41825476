import KeyRound from 'lucide-react/icons/key-round'

export default KeyRound
