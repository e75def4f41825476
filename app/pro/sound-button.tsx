import Volume2 from 'lucide-react/icons/volume-2'
import VolumeX from 'lucide-react/icons/volume-x'
import { Button } from '../../ui/button/button.tsx'
import { useTranslation } from '../use-translation.ts'

type Props = {
  /** The name of the sound. */
  label: string
  isOn: boolean
  set: (isOn: boolean) => void
}

/** Turns the sound of new entries on or off. */
export function SoundButton({ label, isOn, set }: Props) {
  const { t } = useTranslation()
  return (
    <Button
      variant="empty"
      icon={isOn ? Volume2 : VolumeX}
      aria-label={label}
      aria-pressed={isOn}
      title={t(isOn ? 'calendar:soundOn' : 'calendar:soundOff')}
      onClick={() => set(!isOn)}
    />
  )
}
