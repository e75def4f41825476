import { allNamed, declarations } from '../schemas/core/declarations.ts'
import { provideTemplates, type Template } from './kit/outbox/templates.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.messages.ts', { eager: true })

/** The messages of each subject, by the path of its file. */
export const messages = declarations<Readonly<Record<string, Template>>>(modules, 'messages')

/** Every message of the product by its name. */
export const templates = allNamed(messages)

provideTemplates(templates)
