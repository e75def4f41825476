'use client'
import { type ComponentProps, createContext, useContext } from 'react'
import { Input } from '../../ui/form/input.tsx'
import { useFormParts } from '../form/form-parts.ts'

/** The text entered in previous steps, by field name; never passwords or codes. */
const RememberedContext = createContext<Map<string, string>>(new Map())
export const RememberedProvider = RememberedContext.Provider

/** Fields of different steps that share one value. */
const sameAs: Record<string, string> = { LOGIN: 'CONTACT', EMAIL: 'CONTACT' }

/** An `Input` that preserves its text when the person moves between steps. */
export function RememberedInput({ name, ...rest }: ComponentProps<typeof Input> & { name: string }) {
  const { register } = useFormParts()
  const remembered = useContext(RememberedContext)
  const key = sameAs[name] ?? name
  return (
    <Input
      {...rest}
      {...register(name)}
      defaultValue={remembered.get(key)}
      onInput={({ currentTarget }) => remembered.set(key, currentTarget.value)}
    />
  )
}
