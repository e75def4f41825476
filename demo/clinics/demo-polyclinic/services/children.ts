import { priceList } from '../../../parts/price-list.ts'

export const children = priceList(
  '1003-child',
  { ru: 'Детям', kk: 'Балаларға', uz: 'Bolalarga', en: 'For children' },
  [
    {
      name: {
        ru: 'Приём педиатра для прикреплённых',
        kk: 'Тіркелген балаларға педиатр қабылдауы',
        uz: 'Biriktirilgan bolalar uchun pediatr qabuli',
        en: 'Paediatrician, registered children',
      },
      price: 0,
    },
    {
      name: {
        ru: 'Приём педиатра без прикрепления',
        kk: 'Тіркелмеген балаға педиатр қабылдауы',
        uz: 'Biriktirilmagan bola uchun pediatr qabuli',
        en: 'Paediatrician, not registered',
      },
      price: 7000,
    },
    {
      name: {
        ru: 'Патронаж новорождённого дома',
        kk: 'Нәрестені үйде патронаждау',
        uz: 'Chaqaloqni uyda koʻrish (patronaj)',
        en: 'Newborn visit at home',
      },
      price: 0,
      note: {
        ru: 'В первые дни после выписки; приходить никуда не нужно',
        kk: 'Шыққаннан кейінгі алғашқы күндері; ешқайда барудың қажеті жоқ',
        uz: 'Chiqqandan keyingi birinchi kunlarda; hech qayerga borish shart emas',
        en: 'In the first days after discharge; you need not go anywhere',
      },
    },
    {
      name: {
        ru: 'Осмотр перед детским садом и школой',
        kk: 'Балабақша мен мектеп алдындағы тексеру',
        uz: 'Bogʻcha va maktab oldidan koʻrik',
        en: 'Check-up before nursery or school',
      },
      price: [9000, 14000],
      note: {
        ru: 'Зависит от возраста; прикреплённым — бесплатно',
        kk: 'Жасына байланысты; тіркелгендерге тегін',
        uz: 'Yoshiga bogʻliq; biriktirilganlarga bepul',
        en: 'Depends on age; free for registered children',
      },
    },
    {
      name: {
        ru: 'Приём детского ЛОР-врача',
        kk: 'Балалар ЛОР-дәрігерінің қабылдауы',
        uz: 'Bolalar LOR shifokori qabuli',
        en: 'Children’s ENT doctor',
      },
      price: 7500,
    },
  ],
)
