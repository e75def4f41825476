import Printer from 'lucide-react/icons/printer'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'

/** Prints the page, on which the QR code of the document stands. */
export default function PrintButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={`${buttonClass('secondary')} w-full noscript:hidden print:hidden`}
    >
      <Icon of={Printer} />
      {label}
    </button>
  )
}
