import UserRound from 'lucide-react/icons/user-round'
import { Icon } from './icon.tsx'
import { initials } from './initials.ts'

/**
 * In rem without the spacing scale, so that they grow with the text (the low-vision version), which spacing does not
 * always do.
 */
const sizes = {
  small: 'size-[2rem]',
  medium: 'size-[2.75rem] text-sm',
  large: 'size-[4rem] text-xl',
  huge: 'size-[6rem] text-3xl',
}

type Props = {
  /** The person's name, for screen readers, and for the initials if there is no picture. */
  name: string
  src?: string
  size?: keyof typeof sizes
  /** True if the name stands beside it, so that screen readers do not read it twice. */
  decorative?: boolean
}

/** A person's picture, over the initials until it is loaded. Works without JavaScript. */
export function Avatar({ name, src, size = 'medium', decorative = false }: Props) {
  const letters = initials(name)
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={`relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent-ink select-none forced-colors:border ${sizes[size]}`}
    >
      {letters ? <span aria-hidden>{letters}</span> : <Icon of={UserRound} />}
      {/* A background image: if it fails to load, the initials are visible and no broken-image icon. */}
      {src && (
        <span
          className="absolute inset-0 bg-cover bg-center"
          style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
        />
      )}
    </span>
  )
}
