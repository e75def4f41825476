import contacts from '../../schemas/blocks/contacts.ts'
import { four } from '../../schemas/four.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Контакты', 'Байланыс', 'Aloqa', 'Contacts'),
  needs: ['contacts'],
  blocks: () => [storedBlock(contacts, {}, 'contacts')],
})
