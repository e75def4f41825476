import { priceList } from '../../../parts/price-list.ts'

export const visits = priceList(
  '1007-visit',
  { ru: 'Приём врачей', kk: 'Дәрігерлер қабылдауы', uz: 'Shifokorlar qabuli', en: 'Visits' },
  [
    {
      name: {
        ru: 'Первый приём педиатра',
        kk: 'Педиатрдың алғашқы қабылдауы',
        uz: 'Pediatrning birinchi qabuli',
        en: 'First visit to the paediatrician',
      },
      price: 9000,
      note: {
        ru: '40\u00a0минут, с планом прививок и осмотров',
        kk: '40\u00a0минут, екпе мен тексеру жоспарымен',
        uz: '40\u00a0daqiqa, emlash va koʻriklar rejasi bilan',
        en: '40\u00a0minutes, with a plan of vaccinations and checks',
      },
    },
    {
      name: {
        ru: 'Повторный приём педиатра',
        kk: 'Педиатрдың қайталама қабылдауы',
        uz: 'Pediatrning takroriy qabuli',
        en: 'Follow-up visit to the paediatrician',
      },
      price: 6000,
    },
    {
      name: {
        ru: 'Осмотр новорождённого дома',
        kk: 'Жаңа туған нәрестені үйде қарау',
        uz: 'Chaqaloqni uyda koʻrish',
        en: 'Home visit to a newborn',
      },
      price: [14000, 18000],
      note: {
        ru: 'Зависит от района; в первые две недели жизни',
        kk: 'Ауданға байланысты; өмірінің алғашқы екі аптасында',
        uz: 'Tumanga bogʻliq; hayotining birinchi ikki haftasida',
        en: 'Depends on the district; in the first two weeks of life',
      },
    },
    {
      name: {
        ru: 'Приём семейного врача',
        kk: 'Отбасы дәрігерінің қабылдауы',
        uz: 'Oilaviy shifokor qabuli',
        en: 'Visit to the family doctor',
      },
      price: 8000,
    },
    {
      name: {
        ru: 'Приём детского невролога',
        kk: 'Балалар неврологының қабылдауы',
        uz: 'Bolalar nevrologi qabuli',
        en: 'Visit to the paediatric neurologist',
      },
      price: 10000,
    },
    {
      name: {
        ru: 'Приём дерматолога-аллерголога',
        kk: 'Дерматолог-аллергологтың қабылдауы',
        uz: 'Dermatolog-allergolog qabuli',
        en: 'Visit to the dermatologist and allergist',
      },
      price: 10000,
    },
    {
      name: {
        ru: 'Вопрос врачу после приёма, письмом',
        kk: 'Қабылдаудан кейін дәрігерге хатпен сұрақ қою',
        uz: 'Qabuldan keyin shifokorga xat orqali savol',
        en: 'A question to the doctor after a visit, by e-mail',
      },
      price: 0,
      note: {
        ru: 'В течение двух недель',
        kk: 'Екі апта ішінде',
        uz: 'Ikki hafta davomida',
        en: 'Within two weeks',
      },
    },
  ],
)
