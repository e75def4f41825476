import { four } from '../../../schemas/core/four.ts'

/** What a doctor is besides the speciality. */
export const ranks = {
  head: four('Главный врач', 'Бас дәрігер', 'Bosh shifokor', 'Medical director'),
  highest: four(
    'Врач высшей категории',
    'Жоғары санатты дәрігер',
    'Oliy toifali shifokor',
    'Senior consultant',
  ),
  first: four('Врач первой категории', 'Бірінші санатты дәрігер', 'Birinchi toifali shifokor', 'Consultant'),
}

export const university = four(
  'Медицинский университет Самалкалы',
  'Самалқала медицина университеті',
  'Samalqala tibbiyot universiteti',
  'Samalkala Medical University',
)

export const faculty = four(
  'медицинский факультет',
  'медицина факультеті',
  'tibbiyot fakulteti',
  'faculty of medicine',
)

/** Said on the page of each doctor. */
export const invented = four(
  'Врач вымышлен: это часть демонстрации.',
  'Дәрігер ойдан шығарылған: бұл — демонстрацияның бір бөлігі.',
  'Shifokor oʻylab topilgan: bu demoning bir qismi.',
  'This doctor is fictional, a part of the demonstration.',
)

/** How doctors work. */
export const manners = [
  four(
    'Сначала слушает и только потом смотрит анализы.',
    'Алдымен тыңдайды, содан кейін ғана талдауларды қарайды.',
    'Avval tinglaydi, keyin tahlillarni koʻradi.',
    'Listens first and reads the results afterwards.',
  ),
  four(
    'Пишет назначения крупно и без сокращений.',
    'Тағайындауларды ірі әріппен, қысқартпай жазады.',
    'Tavsiyalarni yirik va qisqartirmasdan yozadi.',
    'Writes prescriptions in large letters and without abbreviations.',
  ),
  four(
    'Говорит, что можно не лечить.',
    'Нені емдемеуге болатынын айтады.',
    'Nimani davolamasa ham boʻlishini aytadi.',
    'Says what need not be treated.',
  ),
  four(
    'Звонит через неделю, если случай сложный.',
    'Жағдай күрделі болса, бір аптадан кейін қоңырау шалады.',
    'Holat murakkab boʻlsa, bir haftadan keyin qoʻngʻiroq qiladi.',
    'Rings after a week if the case is difficult.',
  ),
  four(
    'Охотно отвечает на второй и третий вопрос.',
    'Екінші, үшінші сұраққа да ықыласпен жауап береді.',
    'Ikkinchi va uchinchi savolga ham jon deb javob beradi.',
    'Gladly answers the second and the third question.',
  ),
  four(
    'Объясняет на рисунках и моделях.',
    'Сурет пен макет арқылы түсіндіреді.',
    'Rasm va maketlar bilan tushuntiradi.',
    'Explains with drawings and models.',
  ),
  four(
    'Не спешит и не заставляет ждать.',
    'Асықпайды және күттірмейді.',
    'Shoshmaydi va kuttirmaydi.',
    'Takes time and keeps nobody waiting.',
  ),
  four(
    'Обсуждает цену до начала лечения.',
    'Бағаны ем басталмай тұрып талқылайды.',
    'Narxni davolashdan oldin kelishib oladi.',
    'Talks about the price before treatment begins.',
  ),
] as const
