import { Button } from '../../../../../ui/button/button.tsx'

type Props = { loading?: boolean; onClick: () => void; children: string }

/** A button of a notice, which its colour does not swallow. */
export const NoticeButton = (props: Props) => (
  <Button {...props} variant="empty" size="small" className="bg-paper text-ink hover:bg-surface" />
)
