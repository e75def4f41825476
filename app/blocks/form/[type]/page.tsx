import { notFound } from 'next/navigation'
import { blockDefinitions } from '../../../../schemas/registry.ts'
import { BlockForm } from '../block-form.tsx'

type Props = {
  params: Promise<{ type: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The form of one block, for developers; `?part=data` shows the form of its data, `/blocks/form/fields` every kind of field. */
export default async function BlockFormPage({ params, searchParams }: Props) {
  const { type } = await params
  const { part } = await searchParams
  if (type !== 'fields' && !blockDefinitions.has(type)) notFound()
  return (
    <main className="mx-auto max-w-page px-6 py-12">
      <h1 className="mb-8 text-4xl">{type}</h1>
      <BlockForm type={type} part={part === 'data' ? 'data' : 'props'} />
    </main>
  )
}
