import UserRound from 'lucide-react/icons/user-round'
import { Icon } from './icon.tsx'
import { initials } from './initials.ts'

/** They grow with the text, which space does not always do (the low-vision version). */
const sizes = {
  small: 'size-[2rem]',
  medium: 'size-[2.75rem] text-sm',
  large: 'size-[4rem] text-xl',
  huge: 'size-[6rem] text-3xl',
}

type Props = {
  /** Whose picture it is: its name for screen readers, and the initials where there is no picture. */
  name: string
  src?: string
  size?: keyof typeof sizes
  /** True where the name stands beside it, so that it is not read twice. */
  decorative?: boolean
}

/** A person's picture, or the initials until it is there. Works without JavaScript: the picture lies over the letters. */
export function Avatar({ name, src, size = 'medium', decorative = false }: Props) {
  const letters = initials(name)
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent-ink select-none forced-colors:border ${sizes[size]}`}
    >
      {letters ? <span aria-hidden>{letters}</span> : <Icon of={UserRound} />}
      {/* A background: where it does not load, the letters are seen and no sign of a broken picture. */}
      {src && (
        <span
          className="absolute inset-0 bg-cover bg-center"
          style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
        />
      )}
    </span>
  )
}
