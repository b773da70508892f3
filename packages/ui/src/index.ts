export { ActionCard, type ActionCardProps } from './components/ActionCard/ActionCard.tsx'
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  IconButton,
  type IconButtonProps,
} from './components/Button/Button.tsx'
export {
  type ButtonSize,
  type ButtonStyleProps,
  type ButtonVariant,
  buttonStyle,
} from './components/Button/buttonStyle.ts'
export { Card, CardGrid, type CardProps } from './components/Card/Card.tsx'
export {
  CardTimeline,
  type CardTimelineProps,
  type TimelineCard,
} from './components/CardTimeline/CardTimeline.tsx'
export {
  CheckboxField,
  type CheckboxFieldProps,
} from './components/CheckboxField/CheckboxField.tsx'
export { CheckList, type CheckListProps } from './components/CheckList/CheckList.tsx'
export type { CheckOption, CheckValue } from './components/CheckList/checkListState.ts'
export { Comb, type CombProps } from './components/Comb/Comb.tsx'
export type { CombCounts, CombSize } from './components/Comb/combLayout.ts'
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox.tsx'
export type { ComboboxTexts } from './components/Combobox/comboboxTexts.ts'
export { MultiCombobox, type MultiComboboxProps } from './components/Combobox/MultiCombobox.tsx'
export type { ComboboxFailure } from './components/Combobox/useOptions.ts'
export {
  ConfirmDialog,
  type ConfirmDialogProps,
} from './components/ConfirmDialog/ConfirmDialog.tsx'
export type { CellValue } from './components/DataTable/columns/cellValue.ts'
export type {
  ActionColumn,
  Column,
  DataColumn,
} from './components/DataTable/columns/column.ts'
export {
  DataTable,
  type DataTableProps,
  type TableFailure,
  type TableStatus,
} from './components/DataTable/DataTable.tsx'
export { choiceFilter } from './components/DataTable/filters/choiceFilter.tsx'
export type {
  ColumnFilter,
  FilterControlProps,
  FilteredCell,
  TableFilters,
} from './components/DataTable/filters/columnFilter.ts'
export { dateFilter } from './components/DataTable/filters/dateFilter.tsx'
export {
  type FilterRange,
  readChoices,
  readDayRange,
  readNumberRange,
} from './components/DataTable/filters/filterValues.ts'
export { numberFilter } from './components/DataTable/filters/numberFilter.tsx'
export { textFilter } from './components/DataTable/filters/textFilter.tsx'
export type { NarrowLayout } from './components/DataTable/grid/tableStyle.ts'
export type { SortDirection } from './components/DataTable/order/columnOrder.ts'
export type { TableSort } from './components/DataTable/order/tableIndex.ts'
export type { RowKey, Selection } from './components/DataTable/parts/selection.ts'
export {
  type ColumnChoice,
  type ColumnChoiceOptions,
  useColumnChoice,
} from './components/DataTable/parts/useColumnChoice.tsx'
export {
  type RowDetailsOptions,
  type RowOpening,
  useRowDetails,
} from './components/DataTable/parts/useRowDetails.tsx'
export {
  type RowSelection,
  type RowSelectionOptions,
  type SelectedRows,
  useRowSelection,
} from './components/DataTable/parts/useRowSelection.tsx'
export type { DataTableTexts } from './components/DataTable/state/tableTexts.ts'
export type { TableState } from './components/DataTable/state/useTableState.ts'
export { saveBlob } from './components/DataTable/toolbar/saveBlob.ts'
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx'
export {
  DateRange,
  type DateRangeProps,
  type DateRangeTexts,
} from './components/DateRange/DateRange.tsx'
export {
  type DayFault,
  type DayLimits,
  type DayPreset,
  type DaySpan,
  dayFault,
} from './components/DateRange/dateRange.ts'
export {
  type Description,
  DescriptionList,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx'
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx'
export type { Figure, FigureFormat } from './components/Figure/figure.ts'
export {
  FigureList,
  type FigureListProps,
  type ListedFigure,
} from './components/FigureList/FigureList.tsx'
export {
  FigureStrip,
  type FigureStripProps,
  type StripFigure,
} from './components/FigureStrip/FigureStrip.tsx'
export {
  FigureStripSkeleton,
  type FigureStripSkeletonProps,
} from './components/FigureStrip/FigureStripSkeleton.tsx'
export { InlineState, type InlineStateProps } from './components/InlineState/InlineState.tsx'
export { ItemBoundary, type ItemBoundaryProps } from './components/ItemBoundary/ItemBoundary.tsx'
export { Cluster, type ClusterProps } from './components/Layout/Cluster.tsx'
export { Grid, type GridProps } from './components/Layout/Grid.tsx'
export { Stack, type StackProps } from './components/Layout/Stack.tsx'
export type { SpaceStep } from './components/Layout/spacing.ts'
export { Menu, type MenuProps } from './components/Menu/Menu.tsx'
export type { MenuGroup, MenuItem } from './components/Menu/menuItems.ts'
export { Modal, type ModalProps, type ModalSize } from './components/Modal/Modal.tsx'
export { NavTabs, type NavTabsProps } from './components/NavTabs/NavTabs.tsx'
export { Note, type NoteProps } from './components/Note/Note.tsx'
export { PagedList, type PagedListProps } from './components/PagedList/PagedList.tsx'
export { PageHeader, type PageHeaderProps } from './components/PageHeader/PageHeader.tsx'
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx'
export { type PageRange, pageRange, showingText } from './components/Pagination/pageRange.ts'
export { showStart } from './components/Pagination/showStart.ts'
export { Panel, type PanelProps } from './components/Panel/Panel.tsx'
export {
  PasswordField,
  type PasswordFieldProps,
} from './components/PasswordField/PasswordField.tsx'
export { Popover, type PopoverProps, type PopoverTexts } from './components/Popover/Popover.tsx'
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx'
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/RadioGroup.tsx'
export { SafeHtml, type SafeHtmlProps } from './components/SafeHtml/SafeHtml.tsx'
export { SelectField, type SelectFieldProps } from './components/SelectField/SelectField.tsx'
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx'
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink.tsx'
export { Skyline } from './components/Skyline/Skyline.tsx'
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx'
export { StatBox, type StatBoxProps } from './components/StatBox/StatBox.tsx'
export { StatBoxAction, type StatBoxActionProps } from './components/StatBox/StatBoxAction.tsx'
export { StatBoxGrid } from './components/StatBox/StatBoxGrid.tsx'
export { passFocusOn } from './components/StateMessage/passFocusOn.ts'
export { StateMessage, type StateMessageProps } from './components/StateMessage/StateMessage.tsx'
export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from './components/StatusBadge/StatusBadge.tsx'
export { StatusStrip, type StatusStripProps } from './components/StatusStrip/StatusStrip.tsx'
export type { StripPeriod, StripState } from './components/StatusStrip/stripRuns.ts'
export { type TabItem, Tabs, type TabsProps } from './components/Tabs/Tabs.tsx'
export { Tag } from './components/Tag/Tag.tsx'
export { Textarea, type TextareaProps } from './components/Textarea/Textarea.tsx'
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx'
export {
  linkStyle,
  TextButton,
  type TextButtonProps,
  TextLink,
  type TextLinkProps,
} from './components/TextLink/TextLink.tsx'
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx'
export { TimelineList, type TimelineListProps } from './components/TimelineList/TimelineList.tsx'
export type { TimelineItem } from './components/TimelineList/timelineItem.ts'
export type { TimelineListTexts } from './components/TimelineList/timelineTexts.ts'
export {
  ToastProvider,
  type ToastProviderProps,
  useToast,
} from './components/Toast/ToastProvider.tsx'
export type { ToastAction, ToastMessage, ToastTone } from './components/Toast/toastQueue.ts'
export { useTopLayerHost } from './components/Toast/useTopLayerHost.ts'
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx'
export { VisuallyHidden } from './components/VisuallyHidden/VisuallyHidden.tsx'
export { isolatedText } from './components/Words/isolatedText.tsx'
export {
  type TextCatalogue,
  TextProvider,
  type TextProviderProps,
  type TextSource,
} from './texts/TextProvider.tsx'
export type { UiTexts } from './texts/uiTexts.ts'
export { useFormats, useLocale } from './texts/useFormats.ts'
export { type GivenTexts, useTexts } from './texts/useTexts.ts'
export { type ColorPath, color, colorOf } from './theme/color.ts'
export {
  colorSchemeScript,
  parseColorScheme,
  readColorScheme,
  storeColorScheme,
  type ThemeChoice,
} from './theme/colorScheme.ts'
export {
  type ContrastPair,
  contrastFailures,
  contrastPairs,
  contrastRatio,
} from './theme/contrast.ts'
export { createTheme, type Density, type ThemeOverrides } from './theme/createTheme.ts'
export { DocumentStyles } from './theme/DocumentStyles.tsx'
export { darkHighContrastTheme } from './theme/darkHighContrastTheme.ts'
export { darkTheme } from './theme/darkTheme.ts'
export { inSystemColors, useForcedColors } from './theme/forcedColors.ts'
export { lightHighContrastTheme } from './theme/lightHighContrastTheme.ts'
export { lightTheme } from './theme/lightTheme.ts'
export { textStyles } from './theme/measures.ts'
export { media } from './theme/media.ts'
export {
  figureUnit,
  largeFigure,
  panel,
  ruledPanel,
  stretched,
  visuallyHidden,
} from './theme/mixins.ts'
export { PrintStyles } from './theme/PrintStyles.tsx'
export {
  border,
  breakpoint,
  container,
  fontWeight,
  iconSize,
  motion,
  radius,
  rem,
  shadow,
  size,
  space,
  z,
} from './theme/scales.ts'
export { ThemeRoot, type ThemeRootProps } from './theme/ThemeRoot.tsx'
export { text } from './theme/text.ts'
export type {
  ColorScheme,
  TextStyleName,
  Theme,
  ThemeChart,
  ThemeColor,
  ThemeFont,
  ThemeFontFile,
  ThemeFontPackage,
  ThemeRadius,
  ThemeSize,
  ThemeSpace,
  ThemesByMedia,
  ThemeTextStyle,
} from './theme/theme.ts'
export { useTheme } from './theme/themeContext.ts'
