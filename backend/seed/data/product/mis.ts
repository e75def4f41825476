import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { picture } from '../demo/picture.ts'
import { answered, commonQuestions, four, point, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Вся клиника в\u00a0одной системе',
      'Бүкіл клиника бір жүйеде',
      'Butun klinika bitta tizimda',
      'The whole clinic in one system',
    ),
    lead: four(
      'Расписание врачей, запись, документы и\u00a0команда. Регистратура, врачи и\u00a0руководитель видят одно и\u00a0то\u00a0же.',
      'Дәрігерлер кестесі, жазылу, құжаттар және команда. Тіркеу бөлімі, дәрігерлер мен басшы бір көріністі көреді.',
      'Shifokorlar jadvali, qabulga yozilish, hujjatlar va jamoa. Qabulxona, shifokorlar va rahbar bir xil manzarani koʻradi.',
      'Doctors’ schedules, bookings, documents and the team. The front desk, the doctors and the manager see the same picture.',
    ),
    image: picture(
      'shipa/schedule',
      four(
        'Рисунок: недельное расписание с\u00a0цветными приёмами',
        'Сурет: түрлі түсті қабылдаулары бар апталық кесте',
        'Rasm: rangli qabullari bor haftalik jadval',
        'Drawing: a week’s schedule with coloured visits',
      ),
    ),
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four('Что внутри', 'Ішінде не бар', 'Ichida nimalar bor', 'What is inside'),
  arrangement: 'rows',
  items: [
    point(
      four('Расписание', 'Кесте', 'Jadval', 'Schedule'),
      four(
        'У\u00a0каждого врача своя неделя, перерывы и\u00a0исключения: отпуск, праздник, короткий день.',
        'Әр дәрігердің өз аптасы, үзілістері мен ерекше күндері бар: демалыс, мереке, қысқа күн.',
        'Har bir shifokorning oʻz haftasi, tanaffuslari va istisnolari bor: taʼtil, bayram, qisqa kun.',
        'Each doctor has a week of their own, breaks and exceptions: a holiday, leave, a short day.',
      ),
    ),
    point(
      four('Запись', 'Қабылдауға жазылу', 'Qabulga yozilish', 'Bookings'),
      four(
        'Пациент записывается сам или по\u00a0телефону через регистратуру. Всё попадает в\u00a0одно расписание, и\u00a0одно время нельзя занять дважды.',
        'Пациент өзі немесе тіркеу бөліміне қоңырау шалып жазылады. Бәрі бір кестеге түседі, бір уақытты екі рет алуға болмайды.',
        'Bemor oʻzi yoki qabulxonaga qoʻngʻiroq qilib yoziladi. Hammasi bitta jadvalga tushadi, bir vaqtni ikki marta band qilib boʻlmaydi.',
        'Patients book for themselves, or the front desk does it by phone. All of it lands in one schedule, and no time can be taken twice.',
      ),
    ),
    point(
      four('Филиалы', 'Филиалдар', 'Filiallar', 'Branches'),
      four(
        'У\u00a0филиала свой адрес, часы работы и\u00a0телефоны. Время приёма всегда показано по\u00a0часам филиала.',
        'Филиалдың өз мекенжайы, жұмыс уақыты мен телефондары бар. Қабылдау уақыты әрдайым филиалдың сағатымен көрсетіледі.',
        'Filialning oʻz manzili, ish vaqti va telefonlari bor. Qabul vaqti doim filial soati bilan koʻrsatiladi.',
        'A branch has its own address, hours and phones. The time of a visit is always shown by the branch’s clock.',
      ),
    ),
    point(
      four('Документы с\u00a0кодом', 'Коды бар құжаттар', 'Kodli hujjatlar', 'Documents with a code'),
      four(
        'Справку подтверждают код и\u00a0QR. На\u00a0странице проверки видно, действительна\u00a0ли она, но\u00a0нет ни\u00a0диагноза, ни\u00a0результатов.',
        'Анықтаманы код пен QR растайды. Тексеру бетінде оның жарамдылығы көрінеді, бірақ диагноз да, нәтиже де жоқ.',
        'Maʼlumotnomani kod va QR tasdiqlaydi. Tekshirish sahifasida uning amal qilishi koʻrinadi, lekin tashxis ham, natijalar ham yoʻq.',
        'A certificate is proved by a code and a QR. The checking page says whether it is valid and shows neither diagnosis nor results.',
      ),
    ),
    point(
      four('Связь с\u00a0пациентом', 'Пациентпен байланыс', 'Bemor bilan aloqa', 'A link to the patient'),
      four(
        'Визиты и\u00a0документы появляются в\u00a0личном кабинете пациента. Каждое открытие записи отмечается и\u00a0видно ему.',
        'Қабылдаулар мен құжаттар пациенттің жеке кабинетінде пайда болады. Жазбаның әр ашылуы белгіленіп, оған көрінеді.',
        'Tashriflar va hujjatlar bemorning shaxsiy kabinetida paydo boʻladi. Yozuvning har bir ochilishi qayd etiladi va unga koʻrinadi.',
        'Visits and documents appear in the patient’s account. Every opening of a record is noted, and the patient sees it.',
      ),
    ),
    point(
      four('Роли', 'Рөлдер', 'Rollar', 'Roles'),
      four(
        'Владелец, руководитель филиала, регистратура, врач, редактор, аналитик: каждый видит то, что нужно для работы.',
        'Иесі, филиал басшысы, тіркеу бөлімі, дәрігер, редактор, талдаушы: әркім жұмысына керегін ғана көреді.',
        'Egasi, filial rahbari, qabulxona, shifokor, muharrir, tahlilchi: har kim ishiga keragini koʻradi.',
        'Owner, branch manager, front desk, doctor, editor, analyst: each sees what the work needs.',
      ),
    ),
  ],
})

const day = block('day', 'steps', {
  title: four(
    'День регистратуры',
    'Тіркеу бөлімінің бір күні',
    'Qabulxonaning bir kuni',
    'A day at the front desk',
  ),
  items: [
    point(
      four('Утром', 'Таңертең', 'Ertalab', 'Morning'),
      four(
        'Открыт список на\u00a0сегодня: кто записан, кто подтвердил приём, где есть свободное время.',
        'Бүгінгі тізім ашық: кім жазылған, кім қабылдауды растаған, қай уақыт бос.',
        'Bugungi roʻyxat ochiq: kim yozilgan, kim qabulni tasdiqlagan, qayerda boʻsh vaqt bor.',
        'Today’s list is open: who is booked, who has confirmed, where there is free time.',
      ),
    ),
    point(
      four('Днём', 'Күндіз', 'Kunduzi', 'Daytime'),
      four(
        'Запись с\u00a0сайта, звонок и\u00a0отмена меняют одно и\u00a0то\u00a0же расписание.',
        'Сайттан жазылу, қоңырау және бас тарту бір кестені өзгертеді.',
        'Saytdan yozilish, qoʻngʻiroq va bekor qilish bitta jadvalni oʻzgartiradi.',
        'A booking from the site, a call and a cancellation all change the same schedule.',
      ),
    ),
    point(
      four('Вечером', 'Кешке', 'Kechqurun', 'Evening'),
      four(
        'Отмечено, кто пришёл, а\u00a0кто\u00a0нет. Завтрашний день уже виден.',
        'Кім келгені, кім келмегені белгіленген. Ертеңгі күн де көрініп тұр.',
        'Kim kelgani va kim kelmagani belgilangan. Ertangi kun ham koʻrinib turibdi.',
        'It is marked who came and who did not. Tomorrow is already in view.',
      ),
    ),
  ],
})

/** R3 */
export const mis: CustomPageSeed = {
  slug: 'mis',
  title: four(
    'Медицинская информационная система',
    'Медициналық ақпараттық жүйе',
    'Tibbiyot axborot tizimi',
    'Clinic information system',
  ),
  description: four(
    'Расписание врачей, запись, филиалы, документы с\u00a0кодом проверки и\u00a0роли сотрудников в\u00a0одной системе.',
    'Дәрігерлер кестесі, қабылдауға жазылу, филиалдар, тексеру коды бар құжаттар және қызметкерлердің рөлдері бір жүйеде.',
    'Shifokorlar jadvali, qabulga yozilish, filiallar, tekshirish kodli hujjatlar va xodimlar rollari bitta tizimda.',
    'Doctors’ schedules, bookings, branches, documents with a code and roles of the staff in one system.',
  ),
  blocks: [
    hero,
    parts,
    day,
    questions('questions', commonQuestions, [
      answered(
        four(
          'Что если два пациента выберут одно время?',
          'Екі пациент бір уақытты таңдаса ше?',
          'Ikki bemor bir vaqtni tanlasa-chi?',
          'What if two patients choose the same time?',
        ),
        four(
          'Оно достанется одному: пока он заполняет запись, время за\u00a0ним. Второму сразу покажут ближайшее свободное.',
          'Ол біреуіне беріледі: жазылуды толтырғанша уақыт соған тиесілі. Екіншісіне бірден ең жақын бос уақыт көрсетіледі.',
          'U bittasiga tegadi: yozilishni toʻldirguncha vaqt uniki. Ikkinchisiga darhol eng yaqin boʻsh vaqt koʻrsatiladi.',
          'One of them gets it: while the form is being filled in, the time is held. The other is shown the nearest free one at once.',
        ),
      ),
      answered(
        four(
          'Можно\u00a0ли принять пациента сверх расписания?',
          'Пациентті кестеден тыс қабылдауға бола ма?',
          'Bemorni jadvaldan tashqari qabul qilsa boʻladimi?',
          'Can a patient be seen outside the schedule?',
        ),
        four(
          'Да, но\u00a0только намеренно: сотрудник ставит об\u00a0этом отметку. По\u00a0ошибке так записать нельзя.',
          'Иә, бірақ тек әдейі: қызметкер ол туралы белгі қояды. Қателесіп бұлай жазу мүмкін емес.',
          'Ha, lekin faqat ataylab: xodim bu haqda belgi qoʻyadi. Adashib bunday yozib boʻlmaydi.',
          'Yes, but only on purpose: the member of staff says so explicitly. It cannot happen by mistake.',
        ),
      ),
      answered(
        four(
          'Видит\u00a0ли сотрудник чужой филиал?',
          'Қызметкер басқа филиалды көре ме?',
          'Xodim boshqa filialni koʻradimi?',
          'Can staff see another branch?',
        ),
        four(
          'Права дают на\u00a0всю клинику или на\u00a0отдельные филиалы. Они проверяются при каждом действии, а\u00a0не\u00a0только при входе.',
          'Құқық бүкіл клиникаға немесе жеке филиалдарға беріледі. Ол тек кіргенде емес, әр әрекет кезінде тексеріледі.',
          'Huquq butun klinikaga yoki ayrim filiallarga beriladi. U faqat kirishda emas, har bir amalda tekshiriladi.',
          'Rights are given for the whole clinic or for single branches. They are checked with every action, not only at sign-in.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Принимаете один или вдвоём?',
        'Жалғыз немесе екеу болып қабылдайсыз ба?',
        'Yolgʻiz yoki ikki kishi boʻlib qabul qilasizmi?',
        'Working alone or as a pair?',
      ),
      text: four(
        'Для частной практики есть короткий вариант без лишних разделов.',
        'Жеке практикаға артық бөлімдері жоқ ықшам нұсқа бар.',
        'Xususiy amaliyot uchun ortiqcha boʻlimlarsiz ixcham variant bor.',
        'There is a short version for private practice, without the parts you do not need.',
      ),
      action: {
        label: four(
          'Посмотреть для практики',
          'Практикаға арналғанын көру',
          'Amaliyot uchun koʻrish',
          'See it for a practice',
        ),
        link: toPage('/mis-practice'),
      },
      tone: 'calm',
    }),
  ],
}
