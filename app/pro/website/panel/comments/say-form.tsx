import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Textarea } from '../../../../../ui/form/textarea.tsx'

type Props = {
  label: string
  /** Says who will read it. */
  hint?: string | undefined
  submit: string
  isPending: boolean
  onSay: (text: string) => Promise<boolean>
}

/** A few words and a button that sends them; they stay until they are sent. */
export function SayForm({ label, hint, submit, isPending, onSay }: Props) {
  const [text, setText] = useState('')
  const send = async () => {
    if (text.trim() && (await onSay(text.trim()))) setText('')
  }
  return (
    <div className="grid gap-2">
      <Field label={label} {...(hint && { hint })}>
        <Textarea rows={2} value={text} maxLength={2000} onChange={({ target }) => setText(target.value)} />
      </Field>
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={isPending}
        aria-disabled={text.trim() === '' || undefined}
        onClick={send}
      >
        {submit}
      </Button>
    </div>
  )
}
