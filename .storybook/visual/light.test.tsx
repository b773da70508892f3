import { takePictures } from './takePictures.ts'

takePictures('light')
