'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useState } from 'react'
import { type Widget, widgets, widgetsInOrder } from '../../../schemas/design/widgets.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { type FormFieldProps, formField } from '../../form-field.ts'

/** The order of the widgets beside a page: each is moved up or down, by finger, mouse or keyboard. */
export function OrderField(props: FormFieldProps<Widget[]>) {
  const { locale, t } = usePage()
  const { value, set, isReadOnly } = formField(props)
  const [said, say] = useState('')
  const order = widgetsInOrder(value)
  const move = (from: number, to: number) => {
    const widget = order[from]
    if (widget === undefined || to < 0 || to >= order.length) return
    set(order.toSpliced(from, 1).toSpliced(to, 0, widget))
    say(t('forms:design.nowAt', { label: widgets[widget][locale], number: to + 1 }))
  }
  return (
    <FieldFrame of={props} group>
      <ol className="divide-y divide-line border-y border-line">
        {order.map((widget, index) => {
          const label = widgets[widget][locale]
          return (
            <li key={widget} className="flex min-h-12 items-center gap-1">
              <span className="grow">{label}</span>
              {!isReadOnly && (
                <>
                  <Button
                    variant="empty"
                    icon={ArrowUp}
                    aria-label={t('forms:design.up', { label })}
                    aria-disabled={index === 0 || undefined}
                    onClick={() => move(index, index - 1)}
                  />
                  <Button
                    variant="empty"
                    icon={ArrowDown}
                    aria-label={t('forms:design.down', { label })}
                    aria-disabled={index === order.length - 1 || undefined}
                    onClick={() => move(index, index + 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </FieldFrame>
  )
}
