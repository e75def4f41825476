import { t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const pageTitle = defineBlock({
  type: 'page-title',
  label: { ru: 'Заголовок страницы', kk: 'Бет тақырыбы', uz: 'Sahifa sarlavhasi', en: 'Page title' },
  description: {
    ru: 'Название внутренней страницы и, если нужно, одно предложение о ней.',
    kk: 'Ішкі беттің атауы және қажет болса, ол туралы бір сөйлем.',
    uz: 'Ichki sahifaning nomi va kerak boʻlsa, u haqda bir gap.',
    en: 'The name of an inner page and, if needed, one sentence about it.',
  },
  category: 'intro',
  props: t.object({
    title: t.text({ label: { ru: 'Заголовок', kk: 'Тақырып', uz: 'Sarlavha', en: 'Title' }, max: 200 }),
    lead: t.optional(
      t.text({
        label: { ru: 'Вступление', kk: 'Кіріспе', uz: 'Kirish', en: 'Lead' },
        max: 400,
        multiline: true,
      }),
    ),
  }),
  example: {
    props: {
      title: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
      lead: {
        ru: 'Небольшая стоматология на первом этаже жилого дома: четыре кресла, свой рентген и врачи, которые работают вместе больше десяти лет.',
        kk: 'Тұрғын үйдің бірінші қабатындағы шағын стоматология: төрт кресло, өз рентгеніміз және он жылдан астам бірге жұмыс істеп келе жатқан дәрігерлер.',
        uz: 'Turar joy binosining birinchi qavatidagi kichik stomatologiya: toʻrtta kreslo, oʻz rentgenimiz va oʻn yildan ortiq birga ishlab kelayotgan shifokorlar.',
        en: 'A small dental practice on the ground floor of an apartment house: four chairs, our own X-ray and doctors who have worked together for over ten years.',
      },
    },
  },
})

export default pageTitle
export type PageTitleProps = BlockProps<typeof pageTitle>
