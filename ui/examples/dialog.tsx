import { useState } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { NativeDialog } from '../popup/native-dialog.tsx'

const button = (words: string) => (
  <button type="button" className={buttonClass('secondary')}>
    {words}
  </button>
)

export default function DialogExample() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-4">
      <Dialog
        id="dialog-cancel"
        title="Отменить запись?"
        description="Приём у кардиолога завтра в 10:30."
        trigger={button('Вопрос')}
        size="small"
        actions={
          <>
            <button type="button" className={buttonClass('danger')}>
              Отменить запись
            </button>
            <button type="button" className={buttonClass('empty')}>
              Оставить
            </button>
          </>
        }
      >
        <p className="text-ink-soft">Время сразу увидят другие пациенты.</p>
      </Dialog>
      <Dialog id="dialog-long" title="Правила подготовки" trigger={button('Длинный текст')}>
        <div className="grid gap-4">
          {Array.from({ length: 24 }, (_, index) => index + 1).map((step) => (
            <p key={step}>{`${step}. Приходите за десять минут до приёма и возьмите удостоверение.`}</p>
          ))}
        </div>
        <Dialog id="dialog-inner" title="Ещё одно окно" trigger={button('Окно в окне')} size="small">
          <p>Escape закрывает только верхнее.</p>
        </Dialog>
      </Dialog>
      <Dialog
        id="dialog-form"
        title="Новый пациент"
        closesOnOverlay={false}
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={button('Не закрывается мимо')}
        actions={
          <button type="button" className={buttonClass('primary')} onClick={() => setIsOpen(false)}>
            Сохранить
          </button>
        }
      >
        <label className="grid gap-1.5 font-medium">
          Фамилия и имя
          <input className="field font-normal" autoComplete="off" />
        </label>
      </Dialog>
      <NativeDialog label="Без JavaScript" title="Как нас найти" name="way">
        <p>Вход со двора, второй этаж. Лифт — справа от регистратуры.</p>
      </NativeDialog>
    </div>
  )
}
