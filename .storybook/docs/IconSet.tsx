import {
  ChartLine,
  ChartPie,
  ChevronRight,
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  Download,
  FileText,
  History,
  Inbox,
  Moon,
  Pencil,
  Plus,
  Search,
  Sun,
  Trash2,
  TriangleAlert,
  X,
} from 'lucide-react'

const meanings = [
  { Icon: CircleCheck, name: 'CircleCheck', meaning: 'Good, done' },
  { Icon: TriangleAlert, name: 'TriangleAlert', meaning: 'Warning' },
  { Icon: CircleX, name: 'CircleX', meaning: 'Failed, offline' },
  { Icon: CircleQuestionMark, name: 'CircleQuestionMark', meaning: 'Not known' },
  { Icon: Inbox, name: 'Inbox', meaning: 'Nothing here' },
  { Icon: Search, name: 'Search', meaning: 'Search' },
  { Icon: Download, name: 'Download', meaning: 'Save as a file' },
  { Icon: FileText, name: 'FileText', meaning: 'A document' },
  { Icon: ChartLine, name: 'ChartLine', meaning: 'Over time' },
  { Icon: ChartPie, name: 'ChartPie', meaning: 'Shares' },
  { Icon: History, name: 'History', meaning: 'What happened before' },
  { Icon: ChevronRight, name: 'ChevronRight', meaning: 'Opens, goes on' },
  { Icon: Plus, name: 'Plus', meaning: 'Add' },
  { Icon: Pencil, name: 'Pencil', meaning: 'Edit' },
  { Icon: Trash2, name: 'Trash2', meaning: 'Delete' },
  { Icon: X, name: 'X', meaning: 'Close, dismiss' },
  { Icon: Sun, name: 'Sun', meaning: 'Light theme' },
  { Icon: Moon, name: 'Moon', meaning: 'Dark theme' },
]

/** Each icon that has a meaning in these products, with the meaning. */
export function IconSet() {
  return (
    <ul className="sb-unstyled np-icons">
      {meanings.map(({ Icon, name, meaning }) => (
        <li key={name}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <div>
            <strong>{meaning}</strong>
          </div>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  )
}
