import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const ownCard = defineBlock({
  type: 'own-card',
  label: {
    ru: 'Бонусная карта по ссылке',
    kk: 'Сілтеме бойынша бонус картасы',
    uz: 'Havola boʻyicha bonus karta',
    en: 'A bonus card by its link',
  },
  description: {
    ru: 'Бонусная карта клиники для того, у кого есть её ссылка: баланс и код для регистратуры, без имени пациента.',
    kk: 'Сілтемесі бар адамға клиниканың бонус картасы: балансы мен тіркеу бөліміне арналған коды, пациенттің атынсыз.',
    uz: 'Havolasi bor kishi uchun klinikaning bonus kartasi: balansi va qabulxona uchun kodi, bemor ismisiz.',
    en: 'A clinic’s bonus card for whoever has its link: the balance and the code for the front desk, without the patient’s name.',
  },
  category: 'action',
  isOffered: false,
  eagerIsland:
    'Its code and token are in the address, and its balance is personal: a script of the page asks for it, and no page has it.',
  props: t.object({}),
  example: { props: {} },
})

export default ownCard
export type OwnCardProps = BlockProps<typeof ownCard>
