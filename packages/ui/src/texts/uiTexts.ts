import type { CheckListTexts } from '../components/CheckList/CheckList.tsx'
import type { ComboboxTexts } from '../components/Combobox/comboboxTexts.ts'
import type { ConfirmDialogTexts } from '../components/ConfirmDialog/ConfirmDialog.tsx'
import type { DataTableTexts } from '../components/DataTable/state/tableTexts.ts'
import type { DateRangeTexts } from '../components/DateRange/DateRange.tsx'
import type { DisclosureTexts } from '../components/Disclosure/Disclosure.tsx'
import type { FigureTexts } from '../components/Figure/figure.ts'
import type { FigureStripTexts } from '../components/FigureStrip/FigureStrip.tsx'
import type { UndrawnText } from '../components/ItemBoundary/undrawnText.ts'
import type { ModalTexts } from '../components/Modal/Modal.tsx'
import type { PagedListTexts } from '../components/PagedList/PagedList.tsx'
import type { PaginationTexts } from '../components/Pagination/Pagination.tsx'
import type { PasswordFieldTexts } from '../components/PasswordField/PasswordField.tsx'
import type { PopoverTexts } from '../components/Popover/Popover.tsx'
import type { SafeHtmlTexts } from '../components/SafeHtml/SafeHtml.tsx'
import type { SkipLinkTexts } from '../components/SkipLink/SkipLink.tsx'
import type { StateMessageTexts } from '../components/StateMessage/StateMessage.tsx'
import type { StatusBadgeTexts } from '../components/StatusBadge/StatusBadge.tsx'
import type { TimelineListTexts } from '../components/TimelineList/timelineTexts.ts'
import type { ToastProviderTexts } from '../components/Toast/ToastProvider.tsx'

/**
 * Every text of this package, by the component that says it: what a language has to give. A type and no interface,
 * so that it is a `TextCatalogue` too.
 */
export type UiTexts = {
  /** Texts of `CardTimeline`. */
  CardTimeline: UndrawnText
  /** Texts of `CheckList`. */
  CheckList: CheckListTexts
  /** Texts of `Combobox` and `MultiCombobox`. */
  Combobox: ComboboxTexts
  /** Texts of `ConfirmDialog`. */
  ConfirmDialog: ConfirmDialogTexts
  /** Texts of `DataTable`. */
  DataTable: DataTableTexts
  /** Texts of `DateRange`. */
  DateRange: DateRangeTexts
  /** Texts of `Disclosure`. */
  Disclosure: DisclosureTexts
  /** Texts of `FigureList`. */
  FigureList: FigureTexts
  /** Texts of `FigureStrip`. */
  FigureStrip: FigureStripTexts
  /** Texts of `Modal`. */
  Modal: ModalTexts
  /** Texts of `PagedList`. */
  PagedList: PagedListTexts
  /** Texts of `Pagination`. */
  Pagination: PaginationTexts
  /** Texts of `PasswordField`. */
  PasswordField: PasswordFieldTexts
  /** Texts of `Popover`. */
  Popover: PopoverTexts
  /** Texts of `SafeHtml`. */
  SafeHtml: SafeHtmlTexts
  /** Texts of `SkipLink`. */
  SkipLink: SkipLinkTexts
  /** Texts of `StateMessage`. */
  StateMessage: StateMessageTexts
  /** Names of tones, for `StatusBadge` and `StatBox`. */
  StatusBadge: StatusBadgeTexts
  /** Texts of `TimelineList`. */
  TimelineList: TimelineListTexts
  /** Texts of `ToastProvider`. */
  ToastProvider: ToastProviderTexts
}
