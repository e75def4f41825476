import { shortText } from '../../../../../schemas/formats/short-text.ts'
import { useSelection } from '../../draft/builder/builder-context.ts'
import { type ShownHead, shownLetters } from './shown-head.ts'

/** The words that are filled in by the server, and shown in grey. */
type Props = { head: ShownHead; isGrey?: { title: boolean; description: boolean } }

const grey = (isGrey: boolean | undefined, otherwise: string) => (isGrey ? 'text-ink-soft italic' : otherwise)

/** A page among the results of a search engine. */
export function SearchCard({ head, isGrey, on }: Props & { on: keyof typeof shownLetters }) {
  const language = useSelection('language')
  const most = shownLetters[on]
  return (
    <div lang={language} className="rounded-card border border-line p-4 wrap-anywhere">
      <p className="text-sm break-all text-ink-soft">{head.address}</p>
      <p className={`text-lg ${grey(isGrey?.title, 'text-accent-ink')}`}>
        {shortText(head.title, most.title)}
      </p>
      <p className={`text-sm ${grey(isGrey?.description, '')}`}>
        {shortText(head.description, most.description)}
      </p>
    </div>
  )
}

/** A page as a link in a messenger. */
export function MessengerCard({ head, isGrey }: Props) {
  const language = useSelection('language')
  return (
    <div lang={language} className="max-w-sm overflow-hidden rounded-card border border-line wrap-anywhere">
      {head.image && <img src={head.image} alt="" className="aspect-[1.91] h-auto w-full object-cover" />}
      <div className="p-3">
        <p className="text-sm text-ink-soft">{head.address.split('/')[0]}</p>
        <p className={`font-medium ${grey(isGrey?.title, '')}`}>{head.title}</p>
        <p className={`line-clamp-2 text-sm text-ink-soft ${grey(isGrey?.description, '')}`}>
          {head.description}
        </p>
      </div>
    </div>
  )
}
