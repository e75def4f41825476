import { t } from '../core/type.ts'
import { titleField, titleHiddenField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const team = defineBlock({
  type: 'team',
  label: { ru: 'Команда', kk: 'Ұжым', uz: 'Jamoa', en: 'Team' },
  description: {
    ru: 'Администраторы, медсёстры, руководство: те, к кому не записываются на приём, но кого пациент встретит.',
    kk: 'Әкімшілер, мейіргерлер, басшылық: қабылдауға жазылмаса да, пациент кездесетін адамдар.',
    uz: 'Administratorlar, hamshiralar, rahbariyat: qabuliga yozilmaydigan, lekin bemor uchratadigan odamlar.',
    en: 'Administrators, nurses, management: people a patient meets but does not book with.',
  },
  category: 'clinic',
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    people: t.array(
      t.object({
        name: t.text({ label: { ru: 'Имя', kk: 'Аты-жөні', uz: 'Ismi', en: 'Name' }, max: 200 }),
        post: t.text({
          label: { ru: 'Должность', kk: 'Лауазымы', uz: 'Lavozimi', en: 'Position' },
          max: 200,
        }),
        photo: t.optional(
          t.image({
            label: { ru: 'Фотография', kk: 'Суреті', uz: 'Surati', en: 'Photo' },
            help: {
              ru: 'Лицо ближе к верхнему краю: оттуда берётся кадр. Без фотографии — рисунок с инициалами.',
              kk: 'Бет суреттің жоғарғы жағында болсын: кадр сол жерден алынады. Суреті болмаса, инициалдары бар сызба көрсетіледі.',
              uz: 'Yuz suratning yuqori qismida boʻlsin: kadr oʻsha yerdan olinadi. Surati boʻlmasa, bosh harflari bor chizma koʻrsatiladi.',
              en: 'The face near the upper edge, where the crop is taken. Without a photo there is a drawing with initials.',
            },
          }),
        ),
        text: t.optional(
          t.text({
            label: { ru: 'О человеке', kk: 'Ол туралы', uz: 'U haqida', en: 'About' },
            help: {
              ru: 'Одно-два предложения: чем поможет пациенту.',
              kk: 'Бір-екі сөйлем: пациентке қалай көмектеседі.',
              uz: 'Bir-ikki gap: bemorga qanday yordam beradi.',
              en: 'A sentence or two: how this person helps a patient.',
            },
            max: 400,
            multiline: true,
          }),
        ),
      }),
      { label: { ru: 'Люди', kk: 'Адамдар', uz: 'Odamlar', en: 'People' }, minItems: 1, maxItems: 24 },
    ),
  }),
  example: {
    props: {
      people: [
        {
          name: {
            ru: 'Гульмира Ахметова',
            kk: 'Гүлмира Ахметова',
            uz: 'Gulmira Axmetova',
            en: 'Gulmira Akhmetova',
          },
          post: {
            ru: 'Старший администратор',
            kk: 'Аға әкімші',
            uz: 'Katta administrator',
            en: 'Head receptionist',
          },
          photo: {
            src: '/images/demo-dent/doctor-3',
            width: 800,
            height: 1000,
            color: '#dfe9e8',
            alt: {
              ru: 'Нарисованный портрет Гульмиры Ахметовой',
              kk: 'Гүлмира Ахметованың салынған портреті',
              uz: 'Gulmira Axmetovaning chizilgan portreti',
              en: 'Illustrated portrait of Gulmira Akhmetova',
            },
          },
          text: {
            ru: 'Найдёт удобное время, объяснит, как подготовиться, и встретит у входа.',
            kk: 'Ыңғайлы уақыт табады, қалай дайындалу керегін түсіндіреді және кіреберісте қарсы алады.',
            uz: 'Qulay vaqt topadi, qanday tayyorlanishni tushuntiradi va kirishda kutib oladi.',
            en: 'Finds a time that suits you, explains how to prepare and meets you at the door.',
          },
        },
        {
          name: { ru: 'Наталья Ли', kk: 'Наталья Ли', uz: 'Natalya Li', en: 'Natalya Li' },
          post: {
            ru: 'Медицинская сестра',
            kk: 'Мейіргер',
            uz: 'Hamshira',
            en: 'Nurse',
          },
          text: {
            ru: 'Ассистирует на приёме и напомнит, как ухаживать за зубами после лечения.',
            kk: 'Қабылдау кезінде көмектеседі және емнен кейін тісті қалай күту керегін айтады.',
            uz: 'Qabulda yordam beradi va davolashdan keyin tishni qanday parvarish qilishni eslatadi.',
            en: 'Assists at visits and reminds you how to look after your teeth afterwards.',
          },
        },
        {
          name: { ru: 'Ерлан Садыков', kk: 'Ерлан Садықов', uz: 'Yerlan Sadikov', en: 'Yerlan Sadykov' },
          post: { ru: 'Директор', kk: 'Директор', uz: 'Direktor', en: 'Director' },
        },
      ],
    },
  },
})

export default team
export type TeamProps = BlockProps<typeof team>
