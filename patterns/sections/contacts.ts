import contacts from '../../schemas/blocks/contacts.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Контакты', 'Байланыс', 'Aloqa', 'Contacts'),
  needs: ['contacts'],
  blocks: () => [storedBlock(contacts, {}, 'contacts')],
})
