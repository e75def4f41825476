import { toast } from '../../ui/toast/toast-store.ts'
import { chime } from '../live/chime.ts'
import { useKeptSwitch } from '../state/use-kept-switch.ts'
import { SoundButton } from './sound-button.tsx'
import { useLive, type Watched } from './use-live.ts'

type Props = Watched & {
  /** The name of the sound. */
  label: string
  /** Says how many have begun to wait. */
  told: (count: number) => string
}

/** Keeps a list of the staff up to date, announces new entries, and lets its sound be switched off. */
export function LiveSound({ label, told, ...watched }: Props) {
  const [isHeard, setHeard] = useKeptSwitch(`${watched.kind}-sound`)
  useLive(watched, (count) => {
    if (isHeard) chime()
    toast({ message: told(count), variant: 'info' })
  })
  return <SoundButton label={label} isOn={isHeard} set={setHeard} />
}
