import { takePictures } from './takePictures.ts'

takePictures('dark')
