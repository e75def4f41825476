import { buttonClass } from '../button/button-class.ts'
import { NativePopover } from '../popup/native-popover.tsx'
import { Popover } from '../popup/popover.tsx'

export default function PopoverExample() {
  return (
    <div id="popover-place" className="flex flex-wrap items-center gap-4">
      <Popover
        title="Режим работы в праздники"
        container="#popover-place"
        trigger={
          <button type="button" className={buttonClass('secondary')}>
            Открыть рядом
          </button>
        }
      >
        <p className="text-ink-soft">16 и 17 декабря работает только дежурный врач.</p>
        <button type="button" className={`${buttonClass('primary')} mt-4`}>
          Позвонить
        </button>
      </Popover>
      <NativePopover label="Без JavaScript" name="hours" buttonClassName={buttonClass('secondary')}>
        <p>Приём по живой очереди — до 12:00.</p>
      </NativePopover>
    </div>
  )
}
